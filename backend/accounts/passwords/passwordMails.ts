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
          subject: `A new password for ${business.productName}`,
          heading: "Choose a new password",
          paragraphs: [
            `Somebody, you we hope, asked for a new password for the account with this e-mail address at ${business.productName}.`,
          ],
          button: { label: "Choose a new password", path: `/reset-password#token=${token}` },
          afterwards: [
            "The link works once, and for 30 minutes.",
            "If it was not you, there is nothing to do: your password stays as it is.",
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
        subject: `Your password for ${business.productName} was changed`,
        heading: "Your password was changed",
        paragraphs: [
          "The password of your account was changed a moment ago, and other devices were logged out. If you had a private calendar address, it ended too: log in to make a new one.",
          `If it was not you, choose a new one now and tell us: ${business.contact.email}, ${business.contact.phone}.`,
        ],
        button: { label: "Choose a new password", path: "/forgot-password" },
      },
    },
    transaction,
  );
};
