package nullable_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/storeplatform/storeplatform/openapi/nullable"
)

type member struct {
	Name nullable.Nullable[string]    `json:"name"`
	On   nullable.Nullable[time.Time] `json:"on"`
	Left nullable.Nullable[int]       `json:"left,omitzero"`
}

func TestWritesAndReadsValuesNullAndWhatIsLeftOut(t *testing.T) {
	on := time.Date(2026, 11, 20, 9, 15, 30, 0, time.UTC)
	for want, m := range map[string]member{
		`{"name":"","on":"0001-01-01T00:00:00Z"}`: {}, // what is not left out
		`{"name":null,"on":null,"left":null}`:     {nullable.NewNullNullable[string](), nullable.NewNullNullable[time.Time](), nullable.NewNullNullable[int]()},
		`{"name":"\u003ca","on":"2026-11-20T09:15:30Z","left":0}`: {
			nullable.NewNullableWithValue("<a"), nullable.NewNullableWithValue(on), nullable.NewNullableWithValue(0)},
	} {
		for _, as := range []any{m, &m, []member{m}} {
			raw, err := json.Marshal(as)
			if _, list := as.([]member); list && err == nil {
				raw = raw[1 : len(raw)-1]
			}
			if err != nil || string(raw) != want {
				t.Errorf("got %s, %v, expected %s", raw, err, want)
			}
		}
		var back member
		if err := json.Unmarshal([]byte(want), &back); err != nil {
			t.Error(err)
		}
		if back.Left != m.Left || back.Name.IsNull() != m.Name.IsNull() || !back.Name.IsSpecified() {
			t.Errorf("%s reads as %+v", want, back)
		}
	}
}

func TestSaysWhyThereIsNoValue(t *testing.T) {
	var n nullable.Nullable[int]
	if _, err := n.Get(); err == nil || n.IsSpecified() || n.IsNull() {
		t.Errorf("%+v is not specified", n)
	}
	n.SetNull()
	if _, err := n.Get(); err == nil || !n.IsSpecified() || !n.IsNull() {
		t.Errorf("%+v is null", n)
	}
	n.Set(3)
	if v, err := n.Get(); err != nil || v != 3 || n.MustGet() != 3 || !n.IsSpecified() || n.IsNull() {
		t.Errorf("%+v is 3", n)
	}
	if n.SetUnspecified(); n.IsSpecified() {
		t.Errorf("%+v is not specified any more", n)
	}
	if err := json.Unmarshal([]byte(`"3"`), &n); err == nil || n.IsSpecified() {
		t.Errorf("a text is no number: %+v", n)
	}
}

func TestTakesNoMemory(t *testing.T) {
	if n := testing.AllocsPerRun(100, func() {
		v, null := nullable.NewNullableWithValue("x"), nullable.NewNullNullable[string]()
		if raw, err := null.MarshalJSON(); v.MustGet() != "x" || string(raw) != "null" || err != nil {
			panic("wrong")
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
