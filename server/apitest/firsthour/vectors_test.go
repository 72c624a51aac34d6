package firsthour_test

import "strings"

// vector is a delivery of Standard Webhooks; OK says whether a verifier must accept it.
type vector struct {
	Name       string `json:"-"`
	Secret     string `json:"secret"`
	ID         string `json:"id"`
	Timestamp  string `json:"timestamp"`
	Signatures string `json:"signatures"`
	Body       string `json:"body"`
	Now        int64  `json:"now"`
	OK         bool   `json:"-"`
}

// vectors lists the test vectors with which the libraries of Standard Webhooks and of Svix test their verification.
var vectors = func() []vector {
	const right = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
	first := vector{Secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", ID: "msg_p5jXN8AQM9LWM0D4loKWxJek", Timestamp: "1614265330",
		Signatures: right, Body: `{"test": 2432232314}`, Now: 1614265330, OK: true}
	second := vector{Secret: "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD", ID: "msg_27UH4WbU6Z5A5EzD8u03UvzRbpk", Timestamp: "1649367553",
		Signatures: "v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=", Body: `{"email":"test@example.com","username":"test_user"}`, Now: 1649367553, OK: true}
	var all []vector
	add := func(name string, v vector, ok bool, change ...func(*vector)) {
		v.Name, v.OK = name, ok
		for _, f := range change {
			f(&v)
		}
		all = append(all, v)
	}
	signed := func(text string) func(*vector) { return func(v *vector) { v.Signatures = text } }
	body := func(text string) func(*vector) { return func(v *vector) { v.Body = text } }
	now := func(off int64) func(*vector) { return func(v *vector) { v.Now += off } }

	add("the first published one", first, true)
	add("the second published one", second, true)
	add("a mebibyte", first, true, body(strings.Repeat("a", 1<<20)), signed("v1,txpEUxqWZJ5nteTnymUVa+7C4NHpBeXJ6CsBAW0c3/A="))
	add("a quarter of one", first, true, body(strings.Repeat("a", 1<<18)), signed("v1,Mw4Pe2WgApuT7NSqnSq0PQPV9gbLdggCl9B865x5Xh0="))
	add("a byte less", first, true, body(strings.Repeat("a", 1<<18-1)), signed("v1,NTItnqyWMoFhk2Bbe5V/BMdcFRWgcSQaTgqLHX7FC7c="))
	add("nothing", first, true, body(""), signed("v1,v48jdbgvh29KJz2Qc+ghw8G6vG3nAKnujWBg8oM/62A="))
	add("a secret without its prefix", first, true, func(v *vector) { v.Secret = strings.TrimPrefix(v.Secret, "whsec_") })
	add("among others", first, true, signed("v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc= v2,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc= "+right+" v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc="))
	add("just in time", first, true, now(300))
	add("just not too early", first, true, now(-300))

	add("too old", first, false, now(301))
	add("too new", first, false, now(-301))
	add("another body", first, false, body(`{"test":2432232314}`))
	add("another id", first, false, func(v *vector) { v.ID = "msg_other" })
	add("another secret", first, false, func(v *vector) { v.Secret = second.Secret })
	add("no id", first, false, func(v *vector) { v.ID = "" })
	add("no timestamp", first, false, func(v *vector) { v.Timestamp = "" })
	add("no number as timestamp", first, false, func(v *vector) { v.Timestamp = "hello" })
	add("a fraction as timestamp", first, false, func(v *vector) { v.Timestamp = "1614265330.0" })
	for _, wrong := range []string{"", "v1,", right[:8], "invalid_signature", strings.Replace(right, "v1,", "v2,", 1), strings.TrimPrefix(right, "v1,"),
		"v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=", "v1,dawfeoifkpqwoekfpqoekf", "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OA="} {
		add("signed "+wrong, first, false, signed(wrong))
	}
	add("several, and none right", second, false, signed("v1,tFtCZ5RDCPxzWQRWXWPgrCgE2frDBe9gjpbWQxnVfsQ= v1,Mm7xgUVICxZfQ3bgf0h0Dof65L/IFx+PnZvnDWPCX6Q= v1,9DfC1c3eeOrXB6w/5dIDydLNQaEyww5KalE5jLBZucE="))
	return all
}()
