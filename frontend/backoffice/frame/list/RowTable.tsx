import { Children, isValidElement, type ReactNode, useRef } from "react";
import { DataTable, type RaRecord, useResourceContext } from "react-admin";
import { habitKey } from "../../data/habits.ts";
import { useCompact } from "./ListBar.tsx";
import { useColumns } from "./offers.ts";

type Props<T extends RaRecord> = {
  rowClick?: false;
  isRowSelectable?: (row: T) => boolean;
  label: string;
  /** The column with the link to the row: always shown. The first one, unless given. */
  link?: string;
  children: ReactNode;
};

const named = (children: ReactNode) =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ source?: string; label?: ReactNode }>(child)) return [];
    const { source, label } = child.props;
    return typeof label === "string" ? [{ key: source ?? label, label }] : [];
  });

/** Rows on wide screens. The whole row is a target for the mouse; the link in it is for everybody. */
export const RowTable = <T extends RaRecord>(props: Props<T>) => {
  const { label, link, rowClick = "show", isRowSelectable, children } = props;
  const columns = named(children);
  const always = link ?? columns[0]?.label;
  useColumns(columns.filter((column) => column.label !== always));
  const [compact] = useCompact();
  const pressed = useRef<EventTarget>(null);
  /** What is pressed in a row acts by itself: the row would open once more, and in this tab, too. */
  const rowUnlessWithin = () =>
    pressed.current instanceof Element && pressed.current.closest("a, button") ? false : rowClick;
  return (
    <div style={{ display: "contents" }} onClickCapture={({ target }) => void (pressed.current = target)}>
      <DataTable<T>
        bulkActionButtons={false}
        rowClick={rowClick && rowUnlessWithin}
        storeKey={habitKey(`${useResourceContext()}.hidden`)}
        aria-label={label}
        sx={{
          "& tr:last-child td": { borderBottom: 0 },
          ...(compact && { "& tbody td": { py: 0.25, height: "auto" } }),
        }}
        {...(isRowSelectable && { isRowSelectable })}
      >
        {children}
      </DataTable>
    </div>
  );
};
