import { v7 as newUuid } from "uuid";
import type { Backend } from "../../backend.ts";
import { issueLink } from "../mailedLinks.ts";

interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
}

/** Mails an account the link that confirms its own address. The previous link ends. */
export const askToConfirmEmail = async (
  { db, mail, business }: Pick<Backend, "db" | "mail" | "business">,
  { id: userId, email, firstName }: Account,
) => {
  if (email === null) return;
  await db.transaction(async (transaction) => {
    const { token, until } = await issueLink(transaction, { kind: "email", userId });
    await mail.post(
      {
        key: `email asked ${newUuid()}`,
        kind: "email asked",
        to: { email, ...(firstName && { name: firstName }) },
        subjects: [userId],
        letter: {
          subject: `Please confirm your email at ${business.productName}`,
          heading: "Is this your email address?",
          paragraphs: [
            "There's a player on your account. Please confirm that this is your email address, so we know who answers for them.",
            "You can book lessons and camps right away. Videos and messages wait until you confirm.",
          ],
          button: { label: "Confirm my email", path: `/confirm-email#token=${token}` },
          afterwards: ["The link works for 14 days.", "Wasn't you? You can ignore this email."],
        },
        confidential: true,
        rank: "first",
        uselessAfter: until,
      },
      transaction,
    );
  });
};
