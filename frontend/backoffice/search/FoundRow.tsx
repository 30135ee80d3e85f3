import { Box } from "@mui/material";
import type { HTMLAttributes } from "react";
import type { FoundView } from "../../../backend/search/contract.ts";
import { clockAt, dateAt, dayOfYear, removedPerson } from "../../shared/formats.ts";

type Props = HTMLAttributes<HTMLLIElement> & { found: FoundView; state: string | undefined };

const whenOf = ({ at, day }: FoundView) => (at ? `${dayOfYear(dateAt(at))}, ${clockAt(at)}` : day && dayOfYear(day));

/** One of what was found, as an option of the search. */
export const FoundRow = ({ found, state, ...option }: Props) => (
  <Box
    component="li"
    {...option}
    sx={{
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: 2,
      minHeight: 52,
      px: 1.5,
      py: 0.75,
      borderRadius: "12px",
      cursor: "pointer",
      overflowWrap: "anywhere",
      "&.Mui-focused": { bgcolor: "action.selected" },
    }}
  >
    <div>
      <Box sx={{ fontWeight: 650 }}>{found.name ?? removedPerson}</Box>
      <Box sx={{ typography: "body2", color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
        {[found.about, whenOf(found)].filter(Boolean).join(" · ")}
      </Box>
    </div>
    {state && <Box sx={{ typography: "body2", color: "text.secondary", flex: "none" }}>{state}</Box>}
  </Box>
);
