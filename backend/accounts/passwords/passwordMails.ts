import type { Knex } from "knex";
import { v7 as newUuid } from "uuid";
import { userById } from "../../../projections/accounts/queries.ts";
import type { Backend } from "../../backend.ts";
import { issueLink } from "../mailedLinks.ts";

type Parts = Pick<Backend, "db" | "credentials" | "mail" | "business">;

/** Mails a link for a new password, if someone has an account with this address. */
export const mailPasswordLink = async ({ db, credentials, mail, business }: Parts, email: string) => {
  const credential = await credentials.byEmail(email);
  if (!credential) return;
  const userId = credential.user_id;
  await db.transaction(async (transaction) => {
    const { token, until } = await issueLink(transaction, { kind: "password", userId });
    await mail.post(
      {
        key: `password link ${newUuid()}`,
        kind: "password link",
        to: { email },
        subjects: [userId],
        letter: {
          subject: `Choose a new ${business.productName} password`,
          heading: "Choose a new password",
          paragraphs: [`You (or someone using your email) asked for a new ${business.productName} password.`],
          button: { label: "Choose a new password", path: `/reset-password#token=${token}` },
          afterwards: [
            "The link works once, within the next 30 minutes.",
            "Wasn't you? You can ignore this email. Your password stays the same.",
          ],
        },
        confidential: true,
        rank: "first",
        uselessAfter: until,
      },
      transaction,
    );
  });
};

/** The person who changed it knows already; anyone else must hear of it. */
export const mailPasswordChanged = async (
  { mail, business }: Pick<Parts, "mail" | "business">,
  userId: string,
  transaction: Knex,
) => {
  const user = await userById(transaction, userId);
  if (!user?.email) return;
  await mail.post(
    {
      key: `password changed ${newUuid()}`,
      kind: "password changed",
      to: { email: user.email },
      subjects: [userId],
      letter: {
        subject: `Your ${business.productName} password was changed`,
        heading: "Your password was changed",
        paragraphs: [
          "Your password was just changed, and other devices were logged out. If you had a private calendar link, it stopped working, too. Log in to get a new one.",
          `Wasn't you? Choose a new password now, and let us know at ${business.contact.email} or ${business.contact.phone}.`,
        ],
        button: { label: "Choose a new password", path: "/forgot-password" },
      },
    },
    transaction,
  );
};
