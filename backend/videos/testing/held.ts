import { does, type PlantHeld } from "../../testing/held.ts";
import { focusPointsUrl } from "../progress/contract.ts";
import { uploaded } from "./videos.ts";

export const heldByVideos: PlantHeld = async (_, { coach, pat, texts: { words } }) => {
  const told = { title: words("Swing"), description: words("My elbow"), instructorId: coach.id };
  await uploaded(pat, told);
  const point = { studentId: pat.id, title: words("Shoulder"), description: words("Dry swings") };
  await does(coach, "POST", focusPointsUrl, point);
};
