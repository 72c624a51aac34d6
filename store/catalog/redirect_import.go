package catalog

import (
	"cmp"
	"context"
	"slices"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/moving"
)

// RedirectPlan maps the keys of former paths to the keys of the paths that replace them. A check stores no redirect, so
// it keeps those of the earlier rows here and finds the circles that the import would refuse.
type RedirectPlan map[string]string

// beyond returns the keys of the paths to which the stored and the planned redirects lead from a target path, and the
// key of that path.
func (p RedirectPlan) beyond(ctx context.Context, t *command.Tx, target string, id int64) ([]string, error) {
	keys, err := t.RedirectsBeyond(ctx, target, id)
	for i := 0; err == nil && i < len(keys); i++ {
		next, planned := p[keys[i]]
		if !planned {
			continue
		}
		keys = keys[:i+1] // the plan replaces the stored redirect of this path
		if next == "" || slices.Contains(keys, next) {
			break
		}
		var more []string
		more, err = t.RedirectsBeyond(ctx, next, id)
		for _, key := range more {
			if slices.Contains(keys, key) {
				break
			}
			keys = append(keys, key)
		}
	}
	return keys, err
}

// add plans a redirect. The key of the target of a redirect to a product or a collection is "".
func (p RedirectPlan) add(r *catalog.Redirect) {
	from, _ := catalog.RedirectKey(r.Path)
	to := ""
	if r.TargetPath != nil {
		to, _ = catalog.RedirectKey(*r.TargetPath)
	}
	p[from] = to
}

// ImportRedirect creates the redirect of a file. If its path has a redirect already, ImportRedirect changes that
// redirect with Update, and skips the row without. A target that names a product or a collection of the store leads to
// it; any other target stays a path. The findings contain the reasons if the redirect was refused.
func (s *Service) ImportRedirect(ctx context.Context, actor domain.Actor, r moving.Redirect, o ImportOptions) (moving.Outcome, moving.Findings, error) {
	var run redirectImport
	outcome, refusal, err := attempts(func() (moving.Outcome, error) {
		run = redirectImport{service: s, r: r, o: o}
		return run.once(ctx, actor)
	})
	if refusal != nil {
		run.findings = append(run.findings, moving.Refusals(refusal, r.Cells, r.Row)...)
	}
	return outcome, run.findings, err
}

// redirectImport is one attempt to import a redirect.
type redirectImport struct {
	*command.Tx
	service  *Service
	r        moving.Redirect
	o        ImportOptions
	findings moving.Findings
}

func (r *redirectImport) once(ctx context.Context, actor domain.Actor) (moving.Outcome, error) {
	actor.CommandID = uuid.New()
	tx, err := r.service.Begin(ctx, actor)
	if err != nil {
		return "", err
	}
	defer tx.Rollback()
	r.Tx = tx
	if err := tx.HoldRedirects(ctx); err != nil {
		return "", err
	}
	d, err := tx.Redirect(ctx, 0, r.r.Path)
	switch {
	case domain.CodeOf(err) == domain.NotFound:
		d = &catalog.Redirect{}
	case err != nil:
		return "", err
	case !r.o.Update:
		return moving.Skipped, nil
	default:
		if d, err = tx.LockRedirect(ctx, d.ID); err != nil {
			return "", err
		}
	}
	created := d.ID == 0
	in, err := r.input(ctx)
	switch {
	case err != nil:
		return "", err
	case in.TargetPath != nil && *in.TargetPath == "" && !created:
		return moving.Skipped, nil
	case in.TargetPath != nil && *in.TargetPath == "":
		return r.refuse("product_unknown", "Import the product first, or write the path and its target to a file with the columns Redirect from and Redirect to."), nil
	case r.findings.Refused():
		return moving.Refused, nil
	}
	if created {
		in.Path = &r.r.Path
	}
	changed, err := changeRedirect(ctx, tx, d, in, r.o.Plan)
	if err != nil {
		return "", err
	}
	d.CommandID = actor.CommandID
	switch {
	case created:
		err = tx.Insert(ctx, d)
	case !changed:
		return moving.Unchanged, nil
	default:
		err = tx.Update(ctx, d)
	}
	if err != nil {
		return "", err
	}
	if r.o.Check {
		r.o.Plan.add(d)
	} else if err := tx.Commit(ctx); err != nil {
		return "", err
	}
	if created {
		return moving.Created, nil
	}
	return moving.Updated, nil
}

// input returns the target of the redirect.
func (r *redirectImport) input(ctx context.Context) (in catalog.RedirectInput, err error) {
	id, err := r.product(ctx)
	if err != nil {
		return in, err
	}
	if id != 0 {
		in.ProductID = &id
		return in, nil
	}
	if r.r.Collection != "" {
		if id, err = r.CollectionNamed(ctx, r.r.Collection); err != nil {
			return in, err
		}
		if id != 0 {
			in.CollectionID = &id
			return in, nil
		}
	}
	in.TargetPath = &r.r.Target
	return in, nil
}

// refuse adds the reason why the redirect is not imported.
func (r *redirectImport) refuse(code, advice string) moving.Outcome {
	c := r.r.Cells["/path"]
	r.findings = append(r.findings, moving.Finding{Row: c.Row, Column: c.Column, Value: clippedTo(c.Text, 200), Code: code, Severity: moving.Failure, Advice: advice})
	return moving.Refused
}

// product returns the id of the product that the file names; 0 means that the store has no such product.
func (r *redirectImport) product(ctx context.Context) (id int64, err error) {
	name := r.r.Product
	if name.Key != "" {
		if id, err = r.ReferencedProduct(ctx, r.o.Source, name.Key); err != nil || id != 0 {
			return id, err
		}
	}
	if name.Slug != "" {
		if id, err = r.ProductNamed(ctx, catalog.ProductKey{Slug: name.Slug}); err != nil {
			return 0, err
		}
	}
	if name.SKU == "" {
		return id, nil
	}
	other, err := r.ProductNamed(ctx, catalog.ProductKey{SKU: name.SKU})
	if id != 0 && other != 0 && other != id {
		r.refuse("two_products", "Change one of them: "+name.SKU+" is the slug of product "+domain.Itoa(id)+" and a SKU of product "+domain.Itoa(other)+".")
	}
	return cmp.Or(id, other), err
}
