import { does, type PlantHeld } from "../../testing/held.ts";
import { sendRequest } from "../../testing/requests.ts";
import { bookingOf, lessonAsked, offer } from "../../testing/schedule.ts";
import { calendarFeedUrl, cancelLessonUrl, lessonsUrl, paymentNoteUrl, proposalsUrl } from "../contract.ts";
import { reviewUrl } from "../reviews/contract.ts";

let hour = 6;

export const heldByLessons: PlantHeld = async (product, { coach, pat, texts: { words, mail, phone } }) => {
  const clock = (n: number) => `${String(n).padStart(2, "0")}:00`;
  const offered = await offer(product, coach, { startTime: clock(hour++), endTime: clock(hour) });
  const form = { studentPhone: phone(), studentEmail: mail("contact"), notes: words("Notes") };
  const { id } = (await does(pat, "POST", lessonsUrl, bookingOf(offered, form))).body;
  await does(coach, "PATCH", `/api/lessons/${id}`, { status: "confirmed" });
  await does(coach, "PUT", paymentNoteUrl(id), { how: "other", words: words("Paid") });
  await does(pat, "POST", proposalsUrl(id), { kind: "move", words: words("Mornings") });
  const past = await lessonAsked(product, { studentId: pat.id, instructorId: coach.id, daysAhead: -hour });
  await past.confirm();
  await past.complete();
  await does(pat, "POST", reviewUrl(past.lessonId), { rating: 5, comment: words("Comment") });
  const off = await lessonAsked(product, { studentId: pat.id, instructorId: coach.id, daysAhead: hour });
  await does(coach, "POST", cancelLessonUrl(off.lessonId), { reason: words("Reason") });
  await does(pat, "POST", calendarFeedUrl);
  await sendRequest(pat, {
    instructorId: coach.id,
    name: words("Requester"),
    email: mail("request"),
    phone: phone(),
    preferredDates: words("Dates"),
    preferredTimes: words("Times"),
    location: words("Place"),
    additionalNotes: words("Wishes"),
  });
};
