package ucp

import (
	"context"
	"strings"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/agent"
)

// mostPolicy is how much of a legal page's text is told; all of it is at its address.
const mostPolicy = 20_000

func (v visit) getPolicies(ctx context.Context, _ arguments) (any, error) {
	var store customer.StoreOverview
	if _, err := v.ask(ctx, request{path: "store/overview"}, &store); err != nil {
		return nil, err
	}
	return policies{UCP: v.done(), Policies: legal(store)}, nil
}

// legal are a store's legal pages: its terms and its privacy policy first, wherever they
// are.
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
		all = append(all, policy{link{kindOf(p.Type), p.URL, agent.Cleaned(p.Title)}, strings.TrimSpace(agent.CleanedTo(or(p.HTML, ""), mostPolicy))})
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

// kindOf is a type of ours in the protocol's writing.
func kindOf(t common.PolicyType) string { return strings.ToLower(string(t)) }
