import { v7 as newUuid } from "uuid";
import type { AccountEvent } from "../../eventstore/accounts/events.ts";
import { userById } from "../../projections/accounts/queries.ts";
import type { Backend } from "../backend.ts";
import { type Process, processOf } from "../process.ts";
import { issueLink } from "./mailedLinks.ts";

interface Ward {
  readonly id: string;
  readonly firstName: string | null;
  readonly parentName?: string | null | undefined;
  readonly parentEmail?: string | null | undefined;
}

/** Mails the guardian a link to confirm. Links mailed earlier, also to someone else, no longer confirm anything. */
export const askGuardian = async ({ db, mail, business }: Pick<Backend, "db" | "mail" | "business">, ward: Ward) => {
  const { id: userId, firstName, parentName, parentEmail } = ward;
  if (!parentEmail) return;
  const { productName, facility } = business;
  await db.transaction(async (transaction) => {
    const { token, until } = await issueLink(transaction, { kind: "guardian", userId });
    await mail.post(
      {
        key: `guardian asked ${newUuid()}`,
        kind: "guardian asked",
        to: { email: parentEmail, ...(parentName && { name: parentName }) },
        subjects: [userId],
        letter: {
          subject: `Please confirm an account at ${productName}`,
          heading: `${firstName ?? "A player"} named you as their parent or guardian`,
          paragraphs: [
            `${firstName ?? "A player"} signed up for ${productName}, where players book lessons at ${facility.name}, and is under 18. Please review the account and confirm.`,
            "Until you confirm, the account can't send videos or messages. If your player is under 13, they can't log in until you confirm.",
          ],
          button: { label: "Review and confirm", path: `/guardian#token=${token}` },
          afterwards: ["The link works for 14 days.", "Don't know this person? You can ignore this email."],
        },
        confidential: true,
        rank: "first",
        uselessAfter: until,
      },
      transaction,
    );
  });
};

const ageInWords = (age: number | null) => (age === null ? "not given" : `${age}`);

/** An age decides what a player may do alone, so whoever answers for the player hears of another one. */
export const mailGuardianWhenAgeChanged = ({ db, business }: Pick<Backend, "db" | "business">): Process =>
  processOf<AccountEvent>("mail guardian when age changed", {
    ProfileUpdated: async ({ id, data: { userId, personal } }) => {
      const ward = await userById(db, userId);
      if (personal?.ageBefore === undefined || ward?.guardian !== "confirmed" || !ward.parentEmail) return [];
      const { firstName, age, ageBefore } = personal;
      return [
        {
          key: `${id} age changed guardian of ${userId}`,
          kind: "age changed",
          to: { email: ward.parentEmail, name: ward.parentName ?? undefined },
          subjects: [userId],
          letter: {
            subject: `A player's age was changed at ${business.productName}`,
            heading: `${firstName}'s age was changed`,
            paragraphs: [
              `Age before: ${ageInWords(ageBefore)}. Age now: ${ageInWords(age)}.`,
              `You're still ${firstName}'s parent or guardian here. You'll keep getting emails about ${firstName}'s lessons.`,
            ],
            afterwards: [`If this age is wrong, reply to this email or call ${business.contact.phone}.`],
          },
        },
      ];
    },
  });
