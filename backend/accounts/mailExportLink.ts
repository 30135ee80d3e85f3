import { v7 as newUuid } from "uuid";
import type { UserView } from "../../projections/accounts/view.ts";
import type { Backend } from "../backend.ts";
import { issueLink } from "./mailedLinks.ts";

type Parts = Pick<Backend, "db" | "mail" | "business">;

/** Mails the guardian of record the link to everything that is held on the child. One mailed before ends. */
export const mailExportLink = async ({ db, mail, business }: Parts, ward: UserView) => {
  const { id: userId, firstName, parentName, parentEmail } = ward;
  if (!parentEmail) return;
  const child = firstName ?? "your child";
  await db.transaction(async (transaction) => {
    const { token, until } = await issueLink(transaction, { kind: "export", userId });
    await mail.post(
      {
        key: `export link ${newUuid()}`,
        kind: "export link",
        to: { email: parentEmail, ...(parentName && { name: parentName }) },
        subjects: [userId],
        letter: {
          subject: `The data you asked for at ${business.productName}`,
          heading: `Everything we keep on ${child}`,
          paragraphs: [
            `Somebody, you we hope, asked for the data that ${business.productName} keeps on ${child}: the account, lessons, requests, payments and emails.`,
            "The button opens a page where you download it as one file.",
          ],
          button: { label: "Download the data", path: `/guardian-export#token=${token}` },
          afterwards: [
            "The link works for 24 hours. Please don't forward this email: anyone with the link can download the file.",
            "If it wasn't you, there is nothing to do. Nobody else got the link.",
          ],
        },
        confidential: true,
        uselessAfter: until,
      },
      transaction,
    );
  });
};
