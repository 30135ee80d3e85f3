import type { ParticipantView } from "../../../../backend/camps/contract.ts";

export const childName = ({ playerName }: Pick<ParticipantView, "playerName">) => playerName ?? "Removed child";

const spaced = (word: string) => word.replaceAll("-", " ");
/** "Pitcher, beginner" */
export const experienceInWords = ({
  playerPosition,
  experienceLevel,
}: Pick<ParticipantView, "playerPosition" | "experienceLevel">) => {
  const words = [playerPosition !== "no-preference" && playerPosition, experienceLevel].filter(Boolean).map(String);
  const text = words.map(spaced).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
