import { Box, MenuItem, TextField } from "@mui/material";
import { useCallback } from "react";
import { useGetList } from "react-admin";
import { type CampView, PaymentStatus } from "../../../../backend/camps/contract.ts";
import { useMe } from "../../access/me.ts";
import { useFilterParts } from "../../data/useFilterParts.ts";
import { OfferChips } from "../../frame/list/OfferChips.tsx";
import { useOffers } from "../../frame/list/offers.ts";
import { SearchField } from "../../frame/list/SearchField.tsx";
import { campsOf } from "../campsOf.ts";
import { moneyWords, paymentStatusLabel, registrationFiltersWords as words } from "../words.ts";

/** One filter at a time: a payment status, or something that is to be done. */
const offers = [
  ...PaymentStatus.options.map((key) => ({
    key: `status ${key}`,
    label: paymentStatusLabel[key],
    filter: { paymentStatus: key },
  })),
  { key: "outstanding", label: moneyWords.outstanding, filter: { outstanding: true } },
  { key: "refundDue", label: moneyWords.refundDue, filter: { refundDue: true } },
  { key: "toReview", label: words.toReview, filter: { hasMismatch: true } },
];

export const RegistrationFilters = () => {
  const { filterValues, change } = useFilterParts();
  const { q, campId } = filterValues;
  return (
    <Box sx={{ display: "grid", gap: 1.5, mb: 2.5 }}>
      <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { sm: "1fr 1fr" }, maxWidth: 780 }}>
        <SearchField
          label={words.parentPlayerEmailOr}
          value={q ?? ""}
          onSearch={useCallback((q: string) => change({ q }), [change])}
        />
        <CampFilter value={campId ?? ""} onChange={(campId) => change({ campId })} />
      </Box>
      <OfferChips name="payment" label={words.payment} all={words.all} offers={offers} />
    </Box>
  );
};

const CampFilter = ({ value, onChange }: { value: string; onChange: (campId: string) => void }) => {
  const { data = [] } = useGetList<CampView>("camps", {
    filter: campsOf(useMe()),
    pagination: { page: 1, perPage: 200 },
    sort: { field: "startDate", order: "DESC" },
  });
  useOffers(
    "camp",
    data.map(({ id, title }) => ({ key: id, label: title, filter: { campId: id } })),
  );
  const known = data.some(({ id }) => id === value);
  return (
    <TextField select label={words.camp} value={value} onChange={({ target }) => onChange(target.value)}>
      <MenuItem value="">{words.allCamps}</MenuItem>
      {data.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
      {value && !known && <MenuItem value={value}>{words.thisCamp}</MenuItem>}
    </TextField>
  );
};
