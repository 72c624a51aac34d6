package ucp

import (
	"context"
	"strings"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/store/domain/letter"
)

// mostPolicy is the maximum length, in characters, of a legal page's text in a response. The page itself shows the
// whole text.
const mostPolicy = 20_000

func (v visit) getPolicies(ctx context.Context, _ arguments) (any, error) {
	var store customer.StoreOverview
	if _, err := v.ask(ctx, request{path: "store/overview"}, &store); err != nil {
		return nil, err
	}
	return policies{UCP: v.done(), Policies: legal(store)}, nil
}

// legal returns the legal pages of a store. The terms and the privacy policy at the store's own URLs come first; they
// are omitted if the service has a page of that type.
func legal(s customer.StoreOverview) []policy {
	all := []policy{}
	for _, own := range []struct {
		kind    common.PolicyType
		address string
	}{{common.PolicyTypeTERMSOFSERVICE, or(s.Policies.TermsURL, "")}, {common.PolicyTypePRIVACYPOLICY, or(s.Policies.PrivacyURL, "")}} {
		if own.address != "" && !hasPage(s, own.kind) {
			all = append(all, policy{link: link{Type: kindOf(own.kind), URL: own.address}})
		}
	}
	for _, p := range s.Policies.Pages {
		all = append(all, policy{link{kindOf(p.Type), p.URL, agent.Cleaned(p.Title)}, strings.TrimSpace(agent.CleanedTo(letter.PlainText(or(p.HTML, "")), mostPolicy))})
	}
	return all
}

func hasPage(s customer.StoreOverview, kind common.PolicyType) bool {
	for _, p := range s.Policies.Pages {
		if p.Type == kind {
			return true
		}
	}
	return false
}

// kindOf returns the protocol's name for a type of legal page.
func kindOf(t common.PolicyType) string { return strings.ToLower(string(t)) }
