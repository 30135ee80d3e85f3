import type { Meta } from "../../eventstore/eventStore.ts";

/** A fact of the usual size; what people typed is in `personal`. */
export const type = "LessonBooked";
export const data = {
  lessonId: "0198c2b4-5e1d-7cc0-9a1e-2f6d0c0b7a11",
  studentId: "0198c2b4-5e1d-7cc0-9a1e-2f6d0c0b7a12",
  startsAt: "2030-05-01T20:00:00.000Z",
  minutes: 60,
  priceCents: 7500,
  personal: { phone: "555-010-0100", email: "pat@example.com", notes: "Left-handed, works on the swing path." },
};
export const meta: Meta = {
  occurredAt: "2030-04-01T12:00:00.000Z",
  actor: { userId: "0198c2b4-5e1d-7cc0-9a1e-2f6d0c0b7a12", role: "student" },
  correlationId: "0198c2b4-5e1d-7cc0-9a1e-2f6d0c0b7a13",
  causationId: "0198c2b4-5e1d-7cc0-9a1e-2f6d0c0b7a13",
};
