import type { PlantHeld } from "../../testing/held.ts";
import { sendInquiry } from "../../testing/inquiries.ts";

export const heldByClinics: PlantHeld = async (_, { pat, texts: { words, mail, phone } }) => {
  await sendInquiry(pat, {
    organizationName: words("League"),
    contactName: words("Contact"),
    email: mail("inquiry"),
    phone: phone(),
    preferredDates: words("Weekends"),
    location: words("Field"),
    additionalInfo: words("Info"),
  });
};
