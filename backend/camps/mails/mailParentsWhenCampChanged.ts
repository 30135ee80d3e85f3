import type { CampTerms, Division } from "../../../eventstore/camps/camps.ts";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { around } from "./around.ts";
import { divisionName } from "../divisionRule.ts";
import { datesOf } from "../daysRule.ts";
import { datesWords } from "../days/datesInWordsRule.ts";
import { timesWords } from "./campWords.ts";
import { type Desk, orElse, postToOtherParents, postToParent, registrationsToMail } from "./registrationMail.ts";

type Change = readonly [what: string, before: string, now: string];

/** As long as they can change, no day was moved or canceled, so that they follow one another. */
const termsDates = (terms: CampTerms) => datesWords({ ...terms, dates: [], canceledDays: [] });
const divisionWhen = (division: Division) => `${timesWords(division)}, ${division.field}`;
/** What a family must know: when and where. The camp's title, or its price for others, is no news to them. */
const changesFor = (before: CampTerms, after: CampTerms, divisionIds: ReadonlySet<string | null>): Change[] => {
  const changes: Change[] = [
    ["Dates", termsDates(before), termsDates(after)],
    ["Times", timesWords(before), timesWords(after)],
    ["Location", before.location, after.location],
  ];
  for (const division of after.divisions) {
    const was = before.divisions.find(({ id }) => id === division.id);
    if (was && divisionIds.has(division.id))
      changes.push([`Time and field for ${divisionName(division)}`, divisionWhen(was), divisionWhen(division)]);
  }
  return changes.filter(([, was, now]) => was !== now);
};

/** When or where a camp takes place has changed: what about it, and what it was before. */
export const mailParentsWhenCampChanged = (desk: Desk): Process =>
  processOf<CampEvent>("mail parents when camp changed", {
    CampRevised: async ({ id, data: { campId } }) => {
      const found = await around(desk, { id, campId });
      if (!found?.before || !found.after || found.after.status === "cancelled") return [];
      const { before, after } = found;
      const days = datesOf(after.terms).length;
      const dropped = datesOf(before.terms).flatMap((date, n) => (n < days ? [] : { number: n + 1, date }));
      const posts = [];
      for (const registration of await registrationsToMail(desk, campId)) {
        const coming = after.registrations.get(registration.id)?.participants.filter((one) => !one.isWithdrawn) ?? [];
        const changes = changesFor(before.terms, after.terms, new Set(coming.map(({ divisionId }) => divisionId)));
        if (coming.length === 0 || changes.length === 0) continue; // later registrations knew it already
        const news = {
          kind: "camp changed",
          rank: "last",
          subject: `Changed: ${registration.camp.title}`,
          heading: "This camp has changed",
        } as const;
        const what = changes.map(([of, was, now]) => `${of}: ${now} (was ${was}).`);
        posts.push(
          ...postToParent(desk, registration, id, {
            ...news,
            hasCalendar: true,
            dropped,
            paragraphs: [
              ...what,
              "Your registration and its price stay the same. If this no longer works for you, you can withdraw on your registration page.",
            ],
          }),
          ...(await postToOtherParents(desk, registration, id, {
            ...news,
            paragraphs: [],
            saidTo: (reader) => ({ paragraphs: [...what, `If this no longer works for you, ${orElse(desk, reader)}`] }),
          })),
        );
      }
      return posts;
    },
  });
