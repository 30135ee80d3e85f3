import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import type { Step } from "./steps.ts";

const name = "step";
const steps = [1, 2, 3, 4] as const;

/**
 * Which step stands in the address, so that the browser's own Back goes one back and a reload stays; no further than
 * what is known allows. `arriving`: somebody went there, so its heading takes the focus.
 */
export const useSteps = (reached: Step) => {
  const [params, setParams] = useSearchParams();
  const asked = steps.find((step) => String(step) === params.get(name)) ?? 1;
  const step = steps[Math.min(asked, reached) - 1] ?? 1;
  const [first] = useState(step);
  const [arriving, setArriving] = useState(false);
  if (!arriving && step !== first) setArriving(true);
  const goTo = useCallback(
    (step: Step) => setParams(step === 1 ? {} : { [name]: String(step) }, { preventScrollReset: true }),
    [setParams],
  );
  return { step, arriving, goTo };
};
