import { does, type PlantHeld } from "../../testing/held.ts";
import { marksUrl } from "../marks/contract.ts";
import { videoUrl } from "../contract.ts";
import { focusPointsUrl } from "../progress/contract.ts";
import { videoStatusUrl } from "../review/contract.ts";
import { weeklyDoneUrl } from "../weekly/weeklyContract.ts";
import { voiceNotesUrl } from "../voice/contract.ts";
import { line, uploaded, voiceForm } from "./videos.ts";
import { assignedTo, published } from "./weekly.ts";

export const heldByVideos: PlantHeld = async (_, { coach, pat, texts: { words } }) => {
  const told = { title: words("Swing"), description: words("My elbow"), instructorId: coach.id };
  const { id } = await uploaded(pat, told);
  await does(pat, "POST", marksUrl(id), [line({ text: words("Wrist") })]);
  await does(coach, "POST", marksUrl(id), [line({ text: words("Hips") })]);
  await does(coach, "POST", voiceNotesUrl(id), voiceForm({ transcript: words("Watch the elbow") }));
  await does(coach, "PATCH", videoUrl(id), { feedback: words("Elbow up") });
  await does(coach, "PATCH", videoStatusUrl(id), { status: "in_progress", reason: words("Wrong swing") });
  await does(coach, "PATCH", videoUrl(id), { feedback: words("Elbow higher") });
  const point = { studentId: pat.id, title: words("Shoulder"), description: words("Dry swings") };
  await does(coach, "POST", focusPointsUrl, point);
  const weekly = await published(coach, assignedTo(pat)); // the coach's own words
  await does(pat, "POST", weeklyDoneUrl(weekly.id), { done: true });
};
