import type { ReactNode } from "react";
import { DataTable } from "react-admin";

/** Rows on wide screens. The whole row is a target for the mouse; the link in it is for everybody. */
export const RowTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <DataTable
    bulkActionButtons={false}
    rowClick="show"
    aria-label={label}
    sx={{ "& tr:last-child td": { borderBottom: 0 } }}
  >
    {children}
  </DataTable>
);
