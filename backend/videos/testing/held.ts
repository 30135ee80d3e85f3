import type { PlantHeld } from "../../testing/held.ts";
import { uploaded } from "./videos.ts";

export const heldByVideos: PlantHeld = async (_, { coach, pat, texts: { words } }) => {
  const told = { title: words("Swing"), description: words("My elbow"), instructorId: coach.id };
  await uploaded(pat, told);
};
