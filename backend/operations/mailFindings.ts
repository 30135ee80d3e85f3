import type { Finding } from "./finding.ts";
import type { MailQueue } from "./measuredMails.ts";

const longest = 60 * 60; // s

/** A mail that was given up is reported for a day, so that one wrong address does not look like a month of trouble. */
export const mailFindings = ({ waiting, oldestSeconds, failed, failedToday }: MailQueue): Finding[] => {
  const about = "mails";
  const minutes = Math.floor(oldestSeconds / 60);
  return [
    {
      about,
      name: "waiting",
      value: waiting === 0 ? 0 : `${waiting}, the oldest for ${minutes} min`,
      ...(oldestSeconds > longest && {
        problem:
          "an email has been waiting for more than an hour. The back office shows what the mail server says, under Emails. Check SMTP_URL.",
      }),
    },
    {
      about,
      name: "failed",
      value: failed,
      ...(failedToday > 0 && {
        problem: `${failedToday} ${failedToday === 1 ? "was" : "were"} given up within a day. The back office shows why, under Emails, and can send them again.`,
      }),
    },
  ];
};
