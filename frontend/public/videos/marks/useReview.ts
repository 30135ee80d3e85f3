import { useEffect, useRef, useState } from "react";
import type { MarkView } from "../../../../backend/videos/marks/contract.ts";
import { inWords } from "./describe.ts";

const lookFor = 2500; // ms at each mark

const canSpeak = () => "speechSynthesis" in window;
/** Reads a text out. Resolves when it is read, or cannot be. */
const spoken = (text: string) =>
  new Promise<void>((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = "en-US";
    for (const end of ["end", "error"]) utterance.addEventListener(end, () => resolve());
    window.speechSynthesis.speak(utterance);
  });

interface Means {
  readonly marks: readonly MarkView[];
  readonly userId: string;
  readonly goTo: (mark: MarkView) => void;
}

/** Goes through all marks in the order in which they were drawn. */
export const useReview = ({ marks, userId, goTo }: Means) => {
  const [at, setAt] = useState<string>(); // a mark's id
  const [isAloud, setAloud] = useState(false);
  const current = useRef({ marks, goTo, isAloud });
  useEffect(() => {
    current.current = { marks, goTo, isAloud };
  });
  useEffect(() => {
    if (at === undefined) return;
    const { marks, goTo, isAloud } = current.current;
    const mark = marks.find(({ id }) => id === at);
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const now = current.current.marks;
      const place = now.findIndex(({ id }) => id === at);
      if (!isOver) setAt(place < 0 ? undefined : now[place + 1]?.id);
    };
    if (mark) goTo(mark);
    const looked = new Promise<void>((resolve) => (timer = setTimeout(resolve, lookFor)));
    const heard = mark && isAloud && canSpeak() ? spoken(mark.text ?? inWords(mark, marks, "")) : undefined;
    void Promise.all([looked, heard]).then(next);
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (canSpeak()) window.speechSynthesis.cancel();
    };
  }, [at]);
  const mark = marks.find(({ id }) => id === at);
  return {
    mark,
    says: mark ? inWords(mark, marks, userId) : "",
    canSpeak: canSpeak(),
    isAloud,
    readAloud: setAloud,
    play: () => setAt(marks[0]?.id),
    stop: () => setAt(undefined),
  };
};
export type Review = ReturnType<typeof useReview>;
