import type { CampView } from "../../../projections/camps/view.ts";
import type { Letter } from "../../post.ts";
import { datesWords } from "../days/datesInWordsRule.ts";
import { campWhen } from "../mails/campWords.ts";

/** What a family gets: nothing in it differs from one family to the next. */
export const messageLetter = (
  { subject, text }: { subject: string; text: string },
  { camp, author }: { camp: CampView; author: string | undefined },
): Letter => ({
  subject,
  heading: subject,
  paragraphs: text.split(/\s*\n\s*/),
  facts: [
    ["Camp", camp.title],
    ["When", camp.divisions.length > 0 ? datesWords(camp) : campWhen(camp)], // each group has hours of its own
    ["Where", camp.location],
    ...(author ? [["From", author] as const] : []),
  ],
  button: { label: "See the camp", path: `/camp-details/${camp.id}` },
});
