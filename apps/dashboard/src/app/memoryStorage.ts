/**
 * Runs before everything else: replaces a blocked session storage with one in memory. The router's
 * script that restores the scroll position throws without one.
 */
export const memoryStorageScript =
  'try{sessionStorage}catch(e){let m=new Map;' +
  "Object.defineProperty(window,'sessionStorage',{value:{" +
  'getItem:k=>m.get(k)??null,setItem:(k,v)=>{m.set(k,String(v))},removeItem:k=>{m.delete(k)}}})}';
