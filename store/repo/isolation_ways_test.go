package repo_test

import (
	"errors"
	"fmt"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// orderWithLines has the association that GORM needs for preloading. The models of the service have no associations.
type orderWithLines struct {
	domain.Row
	Email string
	Lines []ordering.OrderLine `gorm:"foreignKey:OrderID"`
}

func (orderWithLines) TableName() string { return "orders" }

// counter is a model whose key is not generated, so that tests can upsert it.
type counter struct {
	StoreID int64  `gorm:"primaryKey;autoIncrement:false"`
	Name    string `gorm:"primaryKey"`
	Last    int64
}

func (counter) TableName() string { return "store_counters" }

// way is a statement that tries to access rows of another store. The test searches the result for rows of that store.
type way struct {
	name string
	try  func(g *gorm.DB) (saw any, err error)
}

// ways returns statements that run in the scope of a and try to access the rows of b, another store.
func ways(a, b tenant) []way {
	type orders = []ordering.Order
	// found returns the marker of the other store if a statement with a boolean result saw rows of that store.
	found := func(tooMuch bool) string {
		if tooMuch {
			return marked
		}
		return ""
	}
	foreign := func() *ordering.Order { return sampleOrder(tenant{store: b.store, order: b.order}, "taken@a.example") }
	return []way{
		// Reading: conditions
		{"a zero value in a struct condition", func(g *gorm.DB) (any, error) {
			var o orders
			return &o, g.Where(&ordering.Order{Row: domain.Row{ID: b.order, StoreID: 0}}).Find(&o).Error
		}},
		{"the other store in a struct condition", func(g *gorm.DB) (any, error) {
			var o orders
			return &o, g.Where(&ordering.Order{Row: domain.Row{StoreID: b.store}}).Find(&o).Error
		}},
		{"an id alone", func(g *gorm.DB) (any, error) {
			var o ordering.Order
			return &o, g.First(&o, b.order).Error
		}},
		{"text for a primary key", func(g *gorm.DB) (any, error) {
			var o orders
			return &o, g.Find(&o, "1 = 1 OR id > 0").Error
		}},
		{"OR", func(g *gorm.DB) (any, error) {
			var o orders
			return &o, g.Where("id = ?", a.order).Or("store_id = ?", b.store).Find(&o).Error
		}},
		{"NOT the own store", func(g *gorm.DB) (any, error) {
			var o orders
			return &o, g.Not("store_id = ?", a.store).Find(&o).Error
		}},
		{"a condition that ends in a comment", func(g *gorm.DB) (any, error) {
			var o orders
			return &o, g.Where("true OR true --").Find(&o).Error
		}},
		{"UNION in a condition", func(g *gorm.DB) (any, error) {
			var emails []string
			return &emails, g.Model(&ordering.Order{}).Select("email").Where("id = 0 UNION SELECT email FROM orders").Scan(&emails).Error
		}},
		{"a subquery in a condition", func(g *gorm.DB) (any, error) {
			var o orders
			err := g.Where("EXISTS (SELECT 1 FROM orders x WHERE x.email LIKE ?)", "%"+marked+"%").Find(&o).Error
			return found(len(o) > 0), err
		}},
		{"a built subquery in a condition", func(g *gorm.DB) (any, error) {
			var o orders
			err := g.Where("(?) > 0", g.Session(&gorm.Session{NewDB: true}).Table("orders").Select("count(*)").Where("store_id = ?", b.store)).Find(&o).Error
			return found(len(o) > 0), err
		}},
		// Reading: selected columns and sorting
		{"a subquery in Select", func(g *gorm.DB) (any, error) {
			var emails []string
			return &emails, g.Model(&ordering.Order{}).Select("(SELECT x.email FROM orders x WHERE x.id = ?)", b.order).Scan(&emails).Error
		}},
		{"text in Order", func(g *gorm.DB) (any, error) {
			var o orders
			err := g.Order("CASE WHEN EXISTS (SELECT 1 FROM orders x WHERE x.email LIKE '%" + marked + "%') THEN id ELSE -id END").Find(&o).Error
			return found(len(o) > 1 && o[0].ID < o[1].ID), err
		}},
		{"text that changes the store before it reads", func(g *gorm.DB) (any, error) {
			var emails []string
			return &emails, g.Model(&ordering.Order{}).Select("(SELECT string_agg(x.email, ' ') FROM (SELECT set_config('app.store_id', ?, true) AS s OFFSET 0) y, LATERAL (SELECT email FROM orders WHERE y.s <> '') x)", fmt.Sprint(b.store)).
				Order("id").Scan(&emails).Error
		}},
		{"text in Group and Having", func(g *gorm.DB) (any, error) {
			var n []int
			err := g.Model(&ordering.Order{}).Select("1").Group("id").Having("EXISTS (SELECT 1 FROM orders x WHERE x.store_id = ?)", b.store).Scan(&n).Error
			return found(len(n) > 0), err
		}},
		{"a join written by hand", func(g *gorm.DB) (any, error) {
			var emails []string
			return &emails, g.Model(&ordering.OrderLine{}).Joins("JOIN orders x ON x.id <> order_lines.order_id").Pluck("x.email", &emails).Error
		}},
		{"Preload", func(g *gorm.DB) (any, error) {
			var o []orderWithLines
			return &o, g.Preload("Lines", func(p *gorm.DB) *gorm.DB { return p.Unscoped().Or("true") }).Find(&o).Error
		}},
		{"the association of an object made up", func(g *gorm.DB) (any, error) {
			var lines []ordering.OrderLine
			return &lines, g.Model(&orderWithLines{Row: domain.Row{ID: b.order}}).Association("Lines").Find(&lines)
		}},
		{"Count", func(g *gorm.DB) (any, error) {
			var n int64
			err := g.Model(&ordering.Order{}).Count(&n).Error
			return found(n > 2), err
		}},
		{"Pluck", func(g *gorm.DB) (any, error) {
			var emails []string
			return &emails, g.Model(&ordering.Order{}).Pluck("email", &emails).Error
		}},
		{"Unscoped", func(g *gorm.DB) (any, error) {
			var o orders
			return &o, g.Unscoped().Find(&o).Error
		}},
		{"a session of its own", func(g *gorm.DB) (any, error) {
			var o orders
			return &o, g.Session(&gorm.Session{NewDB: true}).Find(&o).Error
		}},
		{"a session that prepares", func(g *gorm.DB) (any, error) {
			var emails []string
			return &emails, g.Session(&gorm.Session{PrepareStmt: true}).Raw("SELECT email FROM orders").Scan(&emails).Error
		}},
		{"batches", func(g *gorm.DB) (any, error) {
			var all, batch orders
			err := g.FindInBatches(&batch, 1, func(*gorm.DB, int) error { all = append(all, batch...); return nil }).Error
			return all, err
		}},
		{"a lock", func(g *gorm.DB) (any, error) {
			var o orders
			return &o, g.Clauses(clause.Locking{Strength: "UPDATE"}).Find(&o, b.order).Error
		}},
		// Reading: around models
		{"Table", func(g *gorm.DB) (any, error) {
			var rows []map[string]any
			return &rows, g.Table("orders").Find(&rows).Error
		}},
		{"Table with an alias", func(g *gorm.DB) (any, error) {
			var emails []string
			return &emails, g.Table("orders AS o").Where("o.store_id = ?", b.store).Pluck("o.email", &emails).Error
		}},
		{"Raw", func(g *gorm.DB) (any, error) {
			var emails []string
			return &emails, g.Raw("SELECT email FROM orders WHERE id = ?", b.order).Scan(&emails).Error
		}},
		{"WITH", func(g *gorm.DB) (any, error) {
			var emails []string
			return &emails, g.Raw("WITH everything AS (SELECT * FROM orders) SELECT email FROM everything").Scan(&emails).Error
		}},
		{"Row", func(g *gorm.DB) (any, error) {
			var email string
			err := g.Model(&ordering.Order{}).Select("email").Where("id = ?", b.order).Row().Scan(&email)
			return email, err
		}},
		{"Rows", func(g *gorm.DB) (saw any, err error) {
			rows, err := g.Raw("SELECT email FROM orders").Rows()
			if err != nil {
				return nil, err
			}
			defer rows.Close()
			var emails []string
			for rows.Next() {
				var email string
				err = errors.Join(err, rows.Scan(&email))
				emails = append(emails, email)
			}
			return emails, errors.Join(err, rows.Err())
		}},
		{"the catalog's samples of a table", func(g *gorm.DB) (any, error) {
			var values []string
			return &values, g.Raw("SELECT coalesce(most_common_vals::text, '') || coalesce(histogram_bounds::text, '') FROM pg_stats WHERE tablename = 'orders' AND attname = 'email'").Scan(&values).Error
		}},
		// Changing the scope
		{"another store set", func(g *gorm.DB) (any, error) {
			var emails []string
			err := g.Exec("SELECT set_config('app.store_id', ?, true)", fmt.Sprint(b.store)).Error
			return &emails, errors.Join(err, g.Raw("SELECT email FROM orders").Scan(&emails).Error)
		}},
		{"another store set, then a model", func(g *gorm.DB) (any, error) {
			var o orders
			err := g.Exec(fmt.Sprintf("SET LOCAL app.store_id = '%d'", b.store)).Error
			return &o, errors.Join(err, g.Find(&o).Error)
		}},
		{"RESET ROLE", func(g *gorm.DB) (any, error) {
			var emails []string
			err := g.Exec("RESET ROLE").Error
			return &emails, errors.Join(err, g.Raw("SELECT email FROM orders").Scan(&emails).Error)
		}},
		{"RESET ROLE, then a model", func(g *gorm.DB) (any, error) {
			var o orders
			err := g.Exec("RESET ROLE").Error
			return &o, errors.Join(err, g.Find(&o).Error)
		}},
		{"SET ROLE platform", func(g *gorm.DB) (any, error) {
			var emails []string
			err := g.Exec("SET LOCAL ROLE platform").Error
			return &emails, errors.Join(err, g.Raw("SELECT email FROM orders").Scan(&emails).Error)
		}},
		{"RESET ROLE behind a comment", func(g *gorm.DB) (any, error) {
			var emails []string
			err := g.Exec("/* x */ RESET ROLE").Error
			return &emails, errors.Join(err, g.Raw("SELECT email FROM orders").Scan(&emails).Error)
		}},
		{"another store set by a quoted name", func(g *gorm.DB) (any, error) {
			var emails []string
			err := g.Exec(`SELECT "set_config"('app.store_id', ?, true)`, fmt.Sprint(b.store)).Error
			return &emails, errors.Join(err, g.Raw("SELECT email FROM orders").Scan(&emails).Error)
		}},
		{"another store set by an escaped name", func(g *gorm.DB) (any, error) {
			var emails []string
			err := g.Exec(`SELECT U&"set\005fconfig"('app.store_id', ?, true)`, fmt.Sprint(b.store)).Error
			return &emails, errors.Join(err, g.Raw("SELECT email FROM orders").Scan(&emails).Error)
		}},
		{"another store set in the list of settings", func(g *gorm.DB) (any, error) {
			var emails []string
			err := g.Exec("UPDATE pg_settings SET setting = ? WHERE name = 'app.store_id'", fmt.Sprint(b.store)).Error
			return &emails, errors.Join(err, g.Raw("SELECT email FROM orders").Scan(&emails).Error)
		}},
		{"the role reset in the list of settings", func(g *gorm.DB) (any, error) {
			var emails []string
			err := g.Exec("UPDATE pg_settings SET setting = 'none' WHERE name = 'role'").Error
			return &emails, errors.Join(err, g.Raw("SELECT email FROM orders").Scan(&emails).Error)
		}},
		{"another store set by text that PostgreSQL puts together", func(g *gorm.DB) (any, error) {
			var emails []string
			err := g.Exec("SELECT query_to_xml('SELECT set_' || 'config(''app.store_id'', ''" + fmt.Sprint(b.store) + "'', true)', false, false, '')").Error
			return &emails, errors.Join(err, g.Raw("SELECT email FROM orders").Scan(&emails).Error)
		}},
		{"another store set by what returns a row", func(g *gorm.DB) (any, error) {
			var emails []string
			var set string
			err := g.Raw("SELECT set_config('app.store_id', ?, true)", fmt.Sprint(b.store)).Row().Scan(&set)
			return &emails, errors.Join(err, g.Raw("SELECT email FROM orders").Scan(&emails).Error)
		}},
		{"the transaction ended by hand", func(g *gorm.DB) (any, error) {
			var emails []string
			err := g.Exec("COMMIT").Error
			return &emails, errors.Join(err, g.Raw("SELECT email FROM orders").Scan(&emails).Error)
		}},
		{"what follows a transaction of GORM's", func(g *gorm.DB) (any, error) {
			var emails []string
			err := g.Transaction(func(inner *gorm.DB) error { return inner.Exec("SELECT 1").Error })
			return &emails, errors.Join(err, g.Raw("SELECT email FROM orders").Scan(&emails).Error)
		}},
		{"two statements in one", func(g *gorm.DB) (any, error) {
			var emails []string
			return &emails, g.Raw("RESET ROLE; SELECT email FROM orders").Scan(&emails).Error
		}},
		// Writing: existing rows
		{"Save of a loaded row", func(g *gorm.DB) (any, error) { return nil, g.Save(foreign()).Error }},
		{"Save of a row whose store was changed", func(g *gorm.DB) (any, error) {
			p := samplePayment(a, "pay_taken")
			p.ID = b.paid
			return nil, g.Save(p).Error
		}},
		{"Updates with a map", func(g *gorm.DB) (any, error) {
			return nil, g.Model(&ordering.Order{}).Where("id = ?", b.order).Updates(map[string]any{"email": "taken@a.example"}).Error
		}},
		{"Updates with a struct", func(g *gorm.DB) (any, error) {
			return nil, g.Where("id = ?", b.order).Updates(&ordering.Order{Email: "taken@a.example"}).Error
		}},
		{"Update of a loaded row", func(g *gorm.DB) (any, error) {
			return nil, g.Model(foreign()).Update("email", "taken@a.example").Error
		}},
		{"UpdateColumn, which skips hooks", func(g *gorm.DB) (any, error) {
			return nil, g.Session(&gorm.Session{SkipHooks: true}).Model(foreign()).UpdateColumn("email", "taken@a.example").Error
		}},
		{"an update of everything", func(g *gorm.DB) (any, error) {
			return nil, g.Session(&gorm.Session{AllowGlobalUpdate: true}).Model(&ordering.Order{}).Update("email", "taken@a.example").Error
		}},
		{"an update by Exec", func(g *gorm.DB) (any, error) { return nil, g.Exec("UPDATE orders SET email = 'taken@a.example'").Error }},
		{"an update in WITH", func(g *gorm.DB) (any, error) {
			var emails []string
			return &emails, g.Raw("WITH changed AS (UPDATE orders SET internal_note = 'x' RETURNING email) SELECT email FROM changed").Scan(&emails).Error
		}},
		{"an update that returns what it changed", func(g *gorm.DB) (any, error) {
			var o orders
			return &o, g.Model(&o).Clauses(clause.Returning{}).Where("1 = 1").Update("internal_note", "x").Error
		}},
		{"a delete of everything", func(g *gorm.DB) (any, error) {
			return nil, g.Where("1 = 1").Delete(&ordering.OrderLine{}).Error
		}},
		{"a delete by id", func(g *gorm.DB) (any, error) { return nil, g.Delete(&ordering.OrderLine{}, b.line).Error }},
		{"a delete of a loaded row", func(g *gorm.DB) (any, error) {
			return nil, g.Unscoped().Delete(&ordering.OrderLine{Row: domain.Row{ID: b.line, StoreID: b.store}}).Error
		}},
		{"TRUNCATE", func(g *gorm.DB) (any, error) { return nil, g.Exec("TRUNCATE orders CASCADE").Error }},
		// Writing: new rows
		{"an upsert", func(g *gorm.DB) (any, error) {
			return nil, g.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "store_id"}, {Name: "name"}}, UpdateAll: true}).
				Create(&counter{StoreID: b.store, Name: "order", Last: 1}).Error
		}},
		{"an upsert written by hand", func(g *gorm.DB) (any, error) {
			return nil, g.Exec(`INSERT INTO store_counters (store_id, name, last) VALUES (?, 'order', 1) ON CONFLICT (store_id, name) DO UPDATE SET last = 1`, b.store).Error
		}},
		{"FirstOrCreate", func(g *gorm.DB) (any, error) {
			var l ordering.OrderLine
			return nil, g.Where("sku = ?", "SKU-A").Attrs(sampleLine(b, "SKU-A")).FirstOrCreate(&l).Error
		}},
		{"FirstOrCreate that finds and assigns", func(g *gorm.DB) (any, error) {
			var o ordering.Order
			return &o, g.Where("id = ?", b.order).Assign(map[string]any{"email": "taken@a.example"}).FirstOrCreate(&o).Error
		}},
		{"an insert into the other store", func(g *gorm.DB) (any, error) {
			return nil, g.Create(sampleLine(b, "SKU-A")).Error
		}},
		{"one row of the other store in a batch", func(g *gorm.DB) (any, error) {
			return nil, g.CreateInBatches([]*ordering.OrderLine{sampleLine(a, "SKU-A"), sampleLine(b, "SKU-A")}, 10).Error
		}},
		{"an insert by map", func(g *gorm.DB) (any, error) {
			return nil, g.Table("store_counters").Create(map[string]any{"store_id": b.store, "name": "taken", "last": 1}).Error
		}},
		{"rows of the other store copied", func(g *gorm.DB) (any, error) {
			res := g.Exec("INSERT INTO store_counters (store_id, name, last) SELECT ?, email, 1 FROM orders WHERE store_id = ?", a.store, b.store)
			return found(res.RowsAffected > 0), res.Error
		}},
		{"a child of the other store's parent", func(g *gorm.DB) (any, error) {
			l := sampleLine(a, "SKU-A")
			l.OrderID = b.order
			return nil, g.Create(l).Error
		}},
		{"a child moved to the other store's parent", func(g *gorm.DB) (any, error) {
			return nil, g.Model(&ordering.OrderLine{Row: domain.Row{ID: a.line}}).Update("order_id", b.order).Error
		}},
		{"a row moved to the other store", func(g *gorm.DB) (any, error) {
			return nil, g.Model(&ordering.Payment{Row: domain.Row{ID: a.paid}}).Updates(map[string]any{"store_id": b.store, "order_id": b.order}).Error
		}},
		{"the other store's children taken over", func(g *gorm.DB) (any, error) {
			return nil, g.Model(&orderWithLines{Row: domain.Row{ID: a.order, StoreID: a.store}}).Association("Lines").Append(&ordering.OrderLine{Row: domain.Row{ID: b.line, StoreID: a.store}})
		}},
	}
}
