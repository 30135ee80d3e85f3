export { InquiryAsked } from "./InquiryAsked.tsx";
