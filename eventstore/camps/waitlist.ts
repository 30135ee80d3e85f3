import { z } from "zod";
import { Parent, Participant, Place, registrationOptions } from "./registrations.ts";

// Stored for ever as JSON. Add fields as optional; never rename or re-use one.
const aboutEntry = {
  campId: z.string(),
  entryId: z.string(),
  payerId: z.string().nullable(), // as of a registration
};

/** Children who come together or not at all wait as one. */
const WaitlistJoined = z.object({
  type: z.literal("WaitlistJoined"),
  data: z.object({
    ...aboutEntry,
    registrationOption: z.enum(registrationOptions),
    selectedDays: z.array(z.int()), // counted from 1
    places: z.array(Place),
    personal: Parent.extend({ participants: z.array(Participant) }).nullable(), // null once erased
  }),
});
const WaitlistLeft = z.object({
  type: z.literal("WaitlistLeft"),
  data: z.object({ ...aboutEntry, by: z.enum(["parent", "owner"]) }),
});
/** Its places are kept until then, and for nobody else. */
const WaitlistSpotOffered = z.object({
  type: z.literal("WaitlistSpotOffered"),
  data: z.object({ ...aboutEntry, offeredUntil: z.iso.datetime({ precision: 3 }) }),
});
const WaitlistOfferDeclined = z.object({ type: z.literal("WaitlistOfferDeclined"), data: z.object(aboutEntry) });
const WaitlistOfferLapsed = z.object({ type: z.literal("WaitlistOfferLapsed"), data: z.object(aboutEntry) });

export const waitlistFacts = [
  WaitlistJoined,
  WaitlistLeft,
  WaitlistSpotOffered,
  WaitlistOfferDeclined,
  WaitlistOfferLapsed,
] as const;
