import { useCallback } from "react";
import { useSearchParams } from "react-router";

const name = "request"; // in the address, so step 4 survives a reload, Back and logging in

/** The fourth step: a lesson at a time or place that is not offered. */
export const useCustomRequestStep = () => {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (instructorId?: string) =>
      // The second of a double click is here already.
      setParams(
        { ...(instructorId && { instructorId }), [name]: "custom" },
        { replace: new URLSearchParams(location.search).has(name), preventScrollReset: true },
      ),
    [setParams],
  );
  return { isHere: params.has(name), open };
};
export const isCustomRequest = (query: URLSearchParams) => query.has(name);
