import { useCallback } from "react";
import { useSearchParams } from "react-router";

const name = "request"; // in the address: step 4 survives a reload, the browser's own Back and the trip to the log-in page

/** The step beside the three: a lesson at another time or place than is offered. */
export const useCustomRequestStep = () => {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (instructorId?: string) =>
      setParams({ ...(instructorId && { instructorId }), [name]: "custom" }, { preventScrollReset: true }),
    [setParams],
  );
  return { isHere: params.has(name), open };
};
export const isCustomRequest = (query: URLSearchParams) => query.has(name);
