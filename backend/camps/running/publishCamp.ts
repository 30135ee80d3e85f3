import type { CampEvent, PublishedCamp } from "../../../eventstore/camps/events.ts";
import { Rejection } from "../../http/rejection.ts";
import { noSuchCamp } from "../admission.ts";
import type { Camp } from "../camp.ts";
import { missingIn } from "../termsRule.ts";

export const publishCamp =
  (published: PublishedCamp) =>
  (known: Camp | undefined): CampEvent[] =>
    known ? [] : [{ type: "CampPublished", data: published }];

/** A camp that nobody else knows of until it is published. */
export const draftCamp =
  (drafted: PublishedCamp) =>
  (known: Camp | undefined): CampEvent[] =>
    known ? [] : [{ type: "CampDrafted", data: drafted }];

/** Families can register from here on. */
export const publishDraft = (camp: Camp | undefined): CampEvent[] => {
  if (!camp) throw noSuchCamp();
  const { campId, instructorId, terms, status, isArchived } = camp;
  if (status !== "draft") throw new Rejection("conflict", "NoDraft", "This camp has already been published.");
  if (isArchived) throw new Rejection("conflict", "CampArchived", "This draft is in the archive. Restore it first.");
  const issues = missingIn(terms);
  if (issues[0]) throw new Rejection("conflict", "Unfinished", issues[0].message, { issues });
  return [{ type: "CampPublished", data: { campId, instructorId, ...terms } }];
};

/** Another camp like this one: its days are still to be chosen, and nobody comes yet. */
export const copyOf = ({ instructorId, terms }: Camp, campId: string): PublishedCamp => {
  const { dates: _, ...copied } = terms;
  const divisions = copied.divisions.map((division, nth) => ({ ...division, id: `${campId}-${nth + 1}` }));
  return { ...copied, campId, instructorId, startDate: "", endDate: "", divisions };
};
