import { useEffect, useState } from "react";

/** True once something took longer than this many ms. */
export const useLate = (isWaiting: boolean, ms: number) => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting, ms]);
  return isLate;
};
