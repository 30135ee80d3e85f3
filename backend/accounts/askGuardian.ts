import { v7 as newUuid } from "uuid";
import type { Backend } from "../backend.ts";
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
          heading: `${firstName ?? "A player"} has named you as parent or guardian`,
          paragraphs: [
            `${firstName ?? "A player"} has opened an account at ${productName}, where players book lessons at ${facility.name}, and is under 18. Please look at it and confirm.`,
            "Until you do, no videos can be sent and no messages written with it. The account of a child under 13 opens only once you have confirmed.",
          ],
          button: { label: "Look and confirm", path: `/guardian#token=${token}` },
          afterwards: [
            "The link works for 14 days.",
            "If you do not know this person, there is nothing to do: nothing opens without you.",
          ],
        },
        confidential: true,
        uselessAfter: until,
      },
      transaction,
    );
  });
};
