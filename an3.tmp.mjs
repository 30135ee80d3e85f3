import { build, loadConfigFromFile, mergeConfig } from "vite";
import {gzipSync} from "node:zlib";
const c = (await loadConfigFromFile({command:"build",mode:"production"},"frontend/public/vite.config.ts")).config;
const V="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";const M=Object.fromEntries([...V].map((x,i)=>[x,i]));
const an={name:"an",generateBundle(_,b){const pk={};for(const f of Object.values(b)){if(f.type!=="chunk"||f.name!=="base")continue;const map=f.map;let lines=f.code.split("\n");let src=0;map.mappings.split(";").forEach((l,li)=>{let col=0;const segs=[];if(!l)return;for(const s of l.split(",")){let vals=[],sh=0,v=0;for(const ch of s){const d=M[ch];v|=(d&31)<<sh;if(d&32)sh+=5;else{vals.push(v&1?-(v>>1):v>>1);v=0;sh=0;}}col+=vals[0];if(vals.length>1)src+=vals[1];segs.push([col,vals.length>1?src:-1]);}
for(let i=0;i<segs.length;i++){const len=(segs[i+1]?.[0]??lines[li].length)-segs[i][0];if(segs[i][1]<0)continue;const id=map.sources[segs[i][1]].replace(/.*node_modules\//,"");const p=id.startsWith("@mui")?id.split("/").slice(0,3).join("/"):id.startsWith("@")?id.split("/").slice(0,2).join("/"):id.split("/")[0];pk[p]=(pk[p]??0)+len;}});
console.log(f.code.length,gzipSync(f.code).length);
}
console.log(Object.entries(pk).sort((a,b)=>b[1]-a[1]).slice(0,32).map(([k,v])=>`${v}\t${k}`).join("\n"));}};
await build(mergeConfig(c,{configFile:false,logLevel:"warn",build:{outDir:"/tmp/pw/an-out",sourcemap:true,minify:process.argv[2]??"oxc",terserOptions:{compress:{passes:3,unsafe_arrows:true,ecma:2020},module:true}},plugins:[an]}));process.exit()
