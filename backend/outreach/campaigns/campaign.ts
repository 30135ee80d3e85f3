import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  CampaignEvent,
  campaignStateAfter,
  type CampaignWords,
  type DraftedCampaign,
  type SkippedRecipient,
} from "../../../eventstore/outreach/campaignEvents.ts";
import type { Fold } from "../../handle.ts";
import { Rejection } from "../../http/rejection.ts";

/** One email to many leagues, as far as decisions need it. */
interface Campaign {
  readonly state: "draft" | "running" | "paused" | "ended";
  readonly draft: DraftedCampaign;
  readonly recipients: readonly string[]; // leagues
  readonly skipped: readonly string[]; // of them
  readonly wasStarted: boolean;
}
type State = Campaign | undefined;

export const campaign: Fold<State, CampaignEvent> = {
  events: CampaignEvent,
  initial: undefined,
  evolve(before, { type, data }) {
    if (type === "CampaignDrafted" || type === "CampaignRedrafted")
      return { state: "draft", draft: data, recipients: [], skipped: [], wasStarted: false };
    if (!before) return before;
    const known = { ...before, state: campaignStateAfter[type] ?? before.state };
    switch (type) {
      case "CampaignStarted":
        return { ...known, recipients: data.recipients, wasStarted: true };
      case "CampaignRecipientSkipped":
        return { ...known, skipped: [...known.skipped, data.leagueId] };
      case "CampaignPaused":
      case "CampaignResumed":
      case "CampaignEnded":
        return known;
    }
  },
};

export const noSuchCampaign = () => new Rejection("missing", "NoSuchCampaign", "We couldn't find this campaign.");
const conflict = (code: string, message: string) => new Rejection("conflict", code, message);
const present = (known: State): Campaign => {
  if (!known) throw noSuchCampaign();
  return known;
};

/** What a campaign's words are known by, even when they are gone. */
export const contentHashOf = ({
  templateType,
  personal,
}: Pick<DraftedCampaign, "templateType"> & { readonly personal: CampaignWords }) =>
  createHash("sha256")
    .update(JSON.stringify([templateType, personal.subject, personal.message, personal.replyTo]))
    .digest("hex");

export const draftCampaign =
  (data: DraftedCampaign) =>
  (known: State): CampaignEvent[] =>
    known ? [] : [{ type: "CampaignDrafted", data }];

type Draft = Pick<DraftedCampaign, "templateType" | "personal">;

/** Nobody overwrites or starts what they did not see. */
const refuseUnseen = ({ templateType, personal }: Draft, seen: Draft | undefined) => {
  if (seen && !isDeepStrictEqual({ templateType, personal }, seen))
    throw conflict(
      "ChangedByOther",
      "Someone else changed this campaign since you opened it. Reload the page to see their version.",
    );
};

export const redraftCampaign =
  ({ templateType, personal }: Draft, seen?: Draft) =>
  (known: State): CampaignEvent[] => {
    const { state, draft } = present(known);
    if (state !== "draft") throw conflict("Started", "This campaign was started, so it can't be changed anymore.");
    const data = { ...draft, templateType, personal };
    if (isDeepStrictEqual(data, draft)) return [];
    refuseUnseen(draft, seen);
    return [{ type: "CampaignRedrafted", data }];
  };

/** It starts once: who gets it, and what they get, is fixed. */
export const startCampaign =
  (recipients: readonly string[], seen?: Draft) =>
  (known: State): CampaignEvent[] => {
    const { state, wasStarted, draft } = present(known);
    if (wasStarted) return [];
    if (state !== "draft") throw conflict("Ended", "This campaign was discarded, so it can't be started.");
    const { campaignId, templateType, personal } = draft;
    if (!personal) throw conflict("WordsRemoved", "This campaign's text was removed, so it can't be started.");
    refuseUnseen(draft, seen);
    if (recipients.length === 0) throw conflict("NobodyGetsIt", "Nobody would get this campaign.");
    const contentHash = contentHashOf({ templateType, personal });
    return [
      {
        type: "CampaignStarted",
        data: { campaignId, template: templateType, contentHash, recipients: [...recipients] },
      },
    ];
  };

export const skipRecipient =
  (data: SkippedRecipient) =>
  (known: State): CampaignEvent[] =>
    present(known).skipped.includes(data.leagueId) ? [] : [{ type: "CampaignRecipientSkipped", data }];

const underWay = (known: State): Campaign => {
  const found = present(known);
  if (!found.wasStarted) throw conflict("NotStarted", "This campaign wasn't started yet.");
  if (found.state === "ended") throw conflict("Ended", "This campaign is over.");
  return found;
};

export const pauseCampaign =
  (why: "staff" | "mail server") =>
  (known: State): CampaignEvent[] => {
    const { state, draft } = underWay(known);
    return state === "paused" ? [] : [{ type: "CampaignPaused", data: { campaignId: draft.campaignId, why } }];
  };

export const resumeCampaign =
  () =>
  (known: State): CampaignEvent[] => {
    const { state, draft } = underWay(known);
    return state === "running" ? [] : [{ type: "CampaignResumed", data: { campaignId: draft.campaignId } }];
  };

/** What was sent stays sent, and nothing more is. A draft is discarded. */
export const endCampaign =
  (why: "finished" | "staff" | "words removed") =>
  (known: State): CampaignEvent[] => {
    const { state, wasStarted, draft } = present(known);
    if (state === "ended") return [];
    return [{ type: "CampaignEnded", data: { campaignId: draft.campaignId, why: wasStarted ? why : "discarded" } }];
  };
