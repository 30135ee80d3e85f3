import { previewUrl, sendUrl } from "../../outreach/contract.ts";
import type { Canaries } from "./canaries.ts";
import type { Send } from "./freeTexts.ts";

/** What a coach writes to a league. Its name is in the subject, as that of an organization that inquires is. */
export const plantInOutreach = async ({ words, mail }: Pick<Canaries, "words" | "mail">, asCoach: Send) => {
  const told = {
    leagueName: words("Organization"),
    contactName: words("Contacted"),
    useCustomContent: true,
    customContent: words("Offered"),
  };
  await asCoach("POST", previewUrl, told);
  await asCoach("POST", sendUrl, { ...told, recipientEmail: mail("league") });
};
