import { useState } from "react";

/**
 * Where what is played is. A copy that is made meanwhile is for those who saw nothing: whoever watches is not thrown back
 * to the start.
 */
export const usePlayedPath = <Path extends string | null>(latest: Path) => {
  const [filePath, setFilePath] = useState(latest);
  const [isSeen, onSeen] = useState(false);
  if (!isSeen && filePath !== latest) setFilePath(latest);
  return { filePath, onSeen };
};
