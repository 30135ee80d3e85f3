import type { ReactNode } from "react";
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";

type Props = {
  label: string;
  names: readonly string[];
  onPaper?: string; // the name of a column to be filled in by hand
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

/** A table that breaks across printed pages only between rows; on a phone, each row is a block with names before values. */
export const Records = ({ label, names, onPaper, rows }: Props) => (
  <Table
    aria-label={label}
    size="small"
    sx={{ "& td, & th": { verticalAlign: "top", px: 1, overflowWrap: "anywhere" }, "& th": { minWidth: 56 } }}
  >
    <TableHead sx={{ display: { xs: "none", sm: "table-header-group" }, displayPrint: "table-header-group" }}>
      <TableRow>
        {names.map((name) => (
          <TableCell key={name} sx={name === onPaper ? { display: "none", displayPrint: "table-cell" } : {}}>
            {name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ id, cells }) => (
        <TableRow
          key={id}
          sx={{
            breakInside: "avoid",
            display: { xs: "block", sm: "table-row" },
            displayPrint: "table-row",
            py: { xs: 1, sm: 0 },
            borderTop: { xs: 1, sm: 0 },
            borderTopColor: { xs: "divider", sm: "divider" },
          }}
        >
          {cells.map((cell, nth) => (
            <TableCell
              key={names[nth]}
              sx={{
                display: names[nth] === onPaper ? "none" : { xs: cell ? "block" : "none", sm: "table-cell" },
                displayPrint: "table-cell",
                borderColor: "divider",
                borderBottom: { xs: 0, sm: 1 },
                borderBottomColor: { sm: "divider" },
                py: { xs: 0.25, sm: 1 },
              }}
            >
              <Box component="span" sx={{ color: "text.secondary", display: { sm: "none" }, displayPrint: "none" }}>
                {names[nth]}:{" "}
              </Box>
              {cell}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
