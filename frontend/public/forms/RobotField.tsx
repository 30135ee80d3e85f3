import { Box } from "@mui/material";
import type { UseFormRegisterReturn } from "react-hook-form";
import { robotFieldWords as words } from "./words.ts";

const outOfSight = { position: "absolute", left: -9999, width: 1, height: 1, overflow: "hidden" } as const;

/** A trap for bots, hidden from people and screen readers. */
export const RobotField = (field: UseFormRegisterReturn) => (
  <Box aria-hidden sx={outOfSight}>
    <label>
      {words.topic}
      <input {...field} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </Box>
);
