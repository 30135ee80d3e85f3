import { expect } from "vitest";
import { campaignForm } from "../../../outreach/testing/campaignForm.ts";
import { leagueForm } from "../../../outreach/testing/leagueForm.ts";
import { outreachForm } from "../../../outreach/testing/outreachForm.ts";
import { type Calls, lists } from "./call.ts";

export const outreach: Calls = {
  "GET /api/email/templates": () => ({
    path: "/api/email/templates",
    check: (templates) => expect(templates).toHaveLength(3),
  }),
  "GET /api/email/senders": () => ({
    path: "/api/email/senders",
    check: ({ hasPostalAddress }) => expect(hasPostalAddress).toBe(true),
  }),
  "POST /api/email/preview": () => ({
    path: "/api/email/preview",
    body: outreachForm(),
    check: ({ subject }) => expect(subject).toContain("Maple Valley"),
  }),
  "POST /api/email/send": () => ({
    path: "/api/email/send",
    body: outreachForm(),
    check: ({ state }) => expect(state).toBe("queued"),
  }),
  "POST /api/email/test": () => ({
    path: "/api/email/test",
    body: outreachForm(),
    check: ({ to }) => expect(to).toContain("@"),
  }),
  "POST /api/outreach/{id}/send-again": async ({ failedOutreachEmail }) => ({
    path: `/api/outreach/${await failedOutreachEmail()}/send-again`,
    check: ({ state }) => expect(state).toBe("queued"),
  }),
  "GET /api/outreach-campaigns": ({ shown }, role) => ({
    path: "/api/outreach-campaigns",
    check: (list) => expect(lists(list, shown.campaignId)).toBe(role === "instructorOwner" || role === "admin"),
  }),
  "POST /api/outreach-campaigns": () => ({
    path: "/api/outreach-campaigns",
    body: campaignForm(),
    check: ({ state }) => expect(state).toBe("draft"),
  }),
  "PUT /api/outreach-campaigns/{id}": async ({ campaignDraft }) => ({
    path: `/api/outreach-campaigns/${await campaignDraft()}`,
    body: campaignForm({ name: "Changed" }),
    check: ({ name }) => expect(name).toBe("Changed"),
  }),
  "POST /api/outreach-campaigns/{id}/audience": async ({ campaignDraft }) => ({
    path: `/api/outreach-campaigns/${await campaignDraft()}/audience`,
    body: {},
    check: ({ recipients }) => expect(recipients).toBe(1),
  }),
  "POST /api/outreach-campaigns/{id}/start": async ({ campaignDraft }) => ({
    path: `/api/outreach-campaigns/${await campaignDraft()}/start`,
    body: { recipients: 1 },
    check: ({ state }) => expect(state).toBe("running"),
  }),
  "POST /api/outreach-campaigns/{id}/pause": async ({ campaign }) => ({
    path: `/api/outreach-campaigns/${await campaign()}/pause`,
    check: ({ state }) => expect(state).toBe("paused"),
  }),
  "POST /api/outreach-campaigns/{id}/resume": async ({ campaign }) => ({
    path: `/api/outreach-campaigns/${await campaign()}/resume`,
    check: ({ state }) => expect(state).toBe("running"),
  }),
  "POST /api/outreach-campaigns/{id}/end": async ({ campaign }) => ({
    path: `/api/outreach-campaigns/${await campaign()}/end`,
    check: ({ state }) => expect(state).toBe("ended"),
  }),
  "GET /api/outreach-campaigns/{id}/recipients": ({ shown }) => ({
    path: `/api/outreach-campaigns/${shown.campaignId}/recipients`,
    check: (rows) => expect(rows).toHaveLength(1),
  }),
  "GET /api/outreach": ({ shown }, role) => ({
    path: "/api/outreach",
    check: (list) => expect(lists(list, shown.outreachId)).toBe(role === "instructorOwner" || role === "admin"),
  }),
  "POST /api/outreach/{id}/bounced": async ({ sentOutreachEmail }) => ({
    path: `/api/outreach/${await sentOutreachEmail()}/bounced`,
    check: ({ bouncedAt }) => expect(bouncedAt).toBeTruthy(),
  }),
  "GET /api/leagues": ({ shown }) => ({
    path: "/api/leagues",
    check: (list) => expect(lists(list, shown.leagueId)).toBe(true),
  }),
  "GET /api/league-regions": () => ({
    path: "/api/league-regions",
    check: (regions) => expect(regions).toContain("Springfield"),
  }),
  "POST /api/leagues": () => ({
    path: "/api/leagues",
    body: leagueForm({ name: "Birch Bay" }),
    check: ({ name }) => expect(name).toBe("Birch Bay"),
  }),
  "PUT /api/leagues/{id}": async ({ league }) => ({
    path: `/api/leagues/${(await league()).id}`,
    body: leagueForm({ name: "Corrected" }),
    check: ({ name }) => expect(name).toBe("Corrected"),
  }),
  "DELETE /api/leagues/{id}": async ({ league }) => {
    const { id } = await league();
    return { path: `/api/leagues/${id}`, check: (gone) => expect(gone).toEqual({ id }) };
  },
  "POST /api/leagues/{id}/answered": async ({ league }) => ({
    path: `/api/leagues/${(await league()).id}/answered`,
    body: { emailId: "o1" },
    check: ({ answeredAt }) => expect(answeredAt).toBeTruthy(),
  }),
  "POST /api/leagues/import": () => ({
    path: "/api/leagues/import",
    body: Buffer.from(`League,Contact,Email\nImported,Dana,${leagueForm().email}`),
    headers: { "content-type": "text/csv" },
    check: ({ rows }) => expect(rows).toMatchObject([{ row: 2, outcome: "added" }]),
  }),
  "GET /api/suppressions": ({ shown }) => ({
    path: "/api/suppressions",
    check: (list) => expect(lists(list, shown.suppressionId)).toBe(true),
  }),
  "POST /api/suppressions": () => ({
    path: "/api/suppressions",
    body: { email: leagueForm().email, why: "asked" },
    check: ({ by }) => expect(by).toBe("staff"),
  }),
  "DELETE /api/suppressions/{id}": async ({ suppressedLeague }) => {
    const id = await suppressedLeague();
    return {
      path: `/api/suppressions/${id}`,
      body: { reason: "Dana called" },
      check: (allowed) => expect(allowed).toEqual({ id }),
    };
  },
  "POST /api/unsubscribe/{token}": async ({ unsubscribeToken }) => ({
    path: `/api/unsubscribe/${await unsubscribeToken()}`,
    check: ({ isDone }) => expect(isDone).toBe(true),
  }),
  "POST /api/unsubscribe/{token}/open": async ({ unsubscribeToken }) => ({
    path: `/api/unsubscribe/${await unsubscribeToken()}/open`,
    check: ({ isDone }) => expect(isDone).toBe(false),
  }),
};
