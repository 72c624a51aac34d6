package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/storeplatform/storeplatform/gen/common"
)

func TestTimeHasThreeDigitsOfMilliseconds(t *testing.T) {
	for moment, want := range map[time.Time]string{
		time.Date(2026, 11, 20, 9, 15, 30, 0, time.UTC):                                  `"2026-11-20T09:15:30.000Z"`,
		time.Date(2026, 11, 20, 9, 15, 30, 999_999_999, time.UTC):                        `"2026-11-20T09:15:30.999Z"`,
		time.Date(2026, 11, 20, 10, 15, 30, 120_000_000, time.FixedZone("Berlin", 3600)): `"2026-11-20T09:15:30.120Z"`,
	} {
		raw, err := json.Marshal(common.Timestamp{Time: moment})
		if err != nil || string(raw) != want {
			t.Errorf("got %s, %v, expected %s", raw, err, want)
		}
		var back common.Timestamp
		if err := json.Unmarshal(raw, &back); err != nil || !back.Equal(moment.Truncate(time.Millisecond)) {
			t.Errorf("%s reads as %v, %v", raw, back, err)
		}
	}
	var bound common.Timestamp
	if err := bound.Bind("2026-11-20T09:15:30Z"); err != nil || bound.String() != "2026-11-20T09:15:30.000Z" {
		t.Errorf("a query parameter reads as %v, %v", bound, err)
	}
	if err := bound.Bind("2026-11-20"); err == nil {
		t.Error("a day is not a moment")
	}
}

func TestCompareTellsEveryDifference(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, content := range map[string]string{
		"gen/same": "1", "out/same": "1",
		"gen/changed": "1", "out/changed": "2",
		"gen/old":                       "1",
		"out/new":                       "1",
		"gen/typescript/node_modules/x": "1",
	} {
		if err := write([]byte(content), filepath.FromSlash(name)); err != nil {
			t.Fatal(err)
		}
	}
	err := compare("out")
	if err == nil {
		t.Fatal("no difference was found")
	}
	for _, want := range []string{"missing:       new", "not generated: old", "out of date:   changed"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not in %q", want, err)
		}
	}
	if strings.Contains(err.Error(), "typescript") || strings.Contains(err.Error(), "same") {
		t.Errorf("too much in %q", err)
	}
	if err := os.Remove("gen/old"); err != nil {
		t.Fatal(err)
	}
	if err := compare("gen"); err != nil {
		t.Error(err)
	}
}
